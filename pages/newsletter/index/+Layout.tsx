export { CommonLayout as Layout } from '#renderer/layouts/CommonLayout.tsx'
