export { ArticlePageLayout as Layout } from '#renderer/layouts/ArticlePageLayout.tsx'
