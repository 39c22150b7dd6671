export { DefaultLayout as Layout } from '#renderer/layouts/DefaultLayout.tsx'
