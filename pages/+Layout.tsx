// The layout of a page whose folder names no other.
export { CommonLayout as Layout } from '#renderer/layouts/CommonLayout.tsx'
