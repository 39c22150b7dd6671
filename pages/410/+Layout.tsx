export { ErrorLayout as Layout } from '#renderer/layouts/ErrorLayout.tsx'
