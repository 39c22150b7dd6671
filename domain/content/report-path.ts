import { link } from '../url/link.ts'
import { CONTENT_KINDS, type PageKind } from './kind.ts'

/** A page of content, by its address. */
export type ReportedPage = { kind: PageKind; slug: string }

/** The path of a page of content: `/spots/kenrokuen`. */
export const pagePath = ({ kind, slug }: ReportedPage): string =>
  link(CONTENT_KINDS[kind].plural, { id: slug })

/** The path of the form that reports a mistake on it: `/reports/spots/kenrokuen`. */
export const reportPath = (page: ReportedPage): string => `/reports${pagePath(page)}`
