/** The test servers answer requests with this cookie with empty pictures. It is sent to the hosts of pictures only. */
const COOKIE = 'blank-pictures'
const FOLDER = '/cdn-cgi/image'

/** Cookies are not bound to ports: these two are all hosts that tests request. */
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
 * Answers with an empty picture of the requested size, because drawing all of them would take longer than the tests. It
 * runs in front of the site and not in the browser: intercepting one request there delays every request and disables
 * the HTTP cache.
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
