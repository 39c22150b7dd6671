import '#renderer/styles/utilities.css'

export { CommonSessionLayout as Layout } from '#renderer/layouts/CommonSessionLayout.tsx'
