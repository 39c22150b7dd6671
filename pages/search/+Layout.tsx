export { CommonV2Layout as Layout } from '#renderer/layouts/CommonV2Layout.tsx'
