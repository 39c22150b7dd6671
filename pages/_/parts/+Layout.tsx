import '#renderer/styles/utilities.css'

export { DefaultLayout as Layout } from '#renderer/layouts/DefaultLayout.tsx'
