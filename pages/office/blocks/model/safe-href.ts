import { Mark } from '#domain/blocks/inline.ts'

/** Whether a link may have this target: a page of this site, https, mail, telephone or a fragment. */
export const isSafeHref = (href: unknown): href is string =>
  Mark.safeParse({ type: 'link', href }).success &&
  !/[\p{Cc}\s]/u.test(String(href)) &&
  !String(href).startsWith('/\\')
