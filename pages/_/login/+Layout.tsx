import '#renderer/styles/utilities.css'

export { SessionLayout as Layout } from '#renderer/layouts/SessionLayout.tsx'
