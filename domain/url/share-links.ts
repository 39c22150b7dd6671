/** A page that is passed on: its title and its one absolute address. */
export type SharedPage = { title: string; url: string }

/**
 * Where a page is passed on to; all of them are plain addresses that open a form there and send nothing before.
 * LINE: https://developers.line.biz/ja/docs/line-social-plugins/install-guide/using-line-share-buttons/
 */
export function shareLinks({ title, url }: SharedPage): { line: string; x: string; facebook: string } {
  const [text, address] = [title, url].map(encodeURIComponent)
  return {
    line: `https://social-plugins.line.me/lineit/share?url=${address}&text=${text}`,
    x: `https://x.com/intent/post?text=${text}&url=${address}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  }
}
