export { SessionLayout as Layout } from '#renderer/layouts/SessionLayout.tsx'
