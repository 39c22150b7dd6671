export { CommonSessionLayout as Layout } from '#renderer/layouts/CommonSessionLayout.tsx'
