// The default layout, for pages whose folder has no other.
export { CommonLayout as Layout } from '#renderer/layouts/CommonLayout.tsx'
