/** What a page is rendered to, before it is put into its document (worker/documents/assemble-document.ts). */
export type RenderedPage = {
  buildId: string
  /** Whether it is of no use without its code. */
  isApplication: boolean
  /** The links of its style sheets. */
  sheets: string
  /** The content of `<head>` and `<body>`, in HTML. */
  head: string
  body: string
  /** Its data as JSON, and the version of that; none for a page without data. */
  payload: string
  version?: string
}
