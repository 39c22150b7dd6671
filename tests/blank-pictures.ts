/** Whoever holds it is given empty pictures by the servers of the tests. It is sent to where pictures are, and nowhere else. */
const COOKIE = 'blank-pictures'
const FOLDER = '/cdn-cgi/image'

/** Cookies know no ports: these two are all the hosts that tests ask. */
export const BLANK_PICTURES = ['127.0.0.1', 'localhost'].map((domain) => ({
  name: COOKIE,
  value: '1',
  domain,
  path: FOLDER,
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax' as const,
}))

/**
 * Answers with an empty picture of the size that the address asks for. A place for one has its size before it comes, and
 * to draw them all would take longer than the tests. It stands before the site instead of in the browser, where whoever
 * looks at one request stops every one of them, and the browser keeps nothing of what it has loaded.
 */
export const blankPictures = {
  name: 'blank-pictures',
  routes: [`*${FOLDER}/*`],
  script: `export default {
    fetch(request, { SITE }) {
      if (!request.headers.get('cookie')?.includes('${COOKIE}=')) return SITE.fetch(request)
      const [, width = '512', height = '256'] = /width=(\\d+)(?:,height=(\\d+))?/.exec(request.url) ?? []
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="' + width + '" height="' + height + '"/>'
      return new Response(body, {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=86400' },
      })
    },
  }`,
}
