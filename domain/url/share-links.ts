import { queryText } from './query-text.ts'

/** A page to share: title and canonical URL. */
export type SharedPage = { title: string; url: string }

/**
 * Share links: plain URLs that open a form on the other site and send nothing before.
 * LINE: https://developers.line.biz/ja/docs/line-social-plugins/install-guide/using-line-share-buttons/
 */
export function shareLinks({ title, url }: SharedPage): { line: string; x: string; facebook: string } {
  const [text, address] = [title, url].map(queryText)
  return {
    line: `https://social-plugins.line.me/lineit/share?url=${address}&text=${text}`,
    x: `https://x.com/intent/post?text=${text}&url=${address}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  }
}
