export { FeatureLayout as Layout } from '#renderer/layouts/FeatureLayout.tsx'
