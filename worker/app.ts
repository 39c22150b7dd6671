import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from './app-env.ts'
import { areaShells } from './area-shells.ts'
import { auth } from './auth/index.ts'
import { documents } from './documents.ts'
import { maintenance } from './maintenance.ts'
import { images } from './media/images.ts'
import { signedMedia } from './media/signed-media.ts'
import { devOnly } from './middleware/dev-only.ts'
import { onError } from './middleware/errors.ts'
import { redirects } from './middleware/redirects.ts'
import { requestId } from './middleware/request-id.ts'
import { rowsRead } from './middleware/rows-read.ts'
import { unreadBody } from './middleware/unread-body.ts'
import { previewPage } from './preview/preview-page.ts'
import { styleInScheme } from './preview/scheme.ts'
import { addressesToReconcile, expectedToReconcile, repair } from './publish/reconcile-door.ts'
import { readOnly } from './read-only.ts'
import { renderedNow } from './rendered-now.ts'
import { ROUTE_RULES } from './route-rules.ts'
import { searchFromForm } from './search-from-form.ts'
import { sharedGuideCard, sharedGuidePage } from './shared-guide-page.ts'
import { sharingPicture } from './sharing/sharing-picture.ts'
import { v1 } from './v1/index.ts'
import { withoutPage } from './without-page.ts'

/** The Worker's table of contents, in the order in which a request passes. */
export const createApp = () =>
  new Hono<AppEnv>()
    .onError(onError)
    .notFound(withoutPage)
    .use(requestId())
    .use(rowsRead())
    .use(devOnly())
    .use(redirects(ROUTE_RULES))
    .use(areaShells())
    .use('/v1/*', unreadBody(), etag())
    .route('/v1', v1)
    .get('/cdn-cgi/image/*', etag(), images)
    .get('/media/*', etag(), signedMedia)
    .get('/og/*', etag(), sharingPicture)
    .get('/maintenance', maintenance)
    .route('/', auth)
    .get('/_/render', renderedNow)
    .get('/_/reconcile', addressesToReconcile)
    .post('/_/reconcile/expected', expectedToReconcile)
    .post('/_/reconcile/repair', repair)
    .get('/shared/guides/:token', sharedGuidePage)
    .get('/shared/guides/:token/card.jpg', sharedGuideCard)
    .get('/preview/:token', previewPage)
    .get('/preview/:scheme{light|dark}/assets/*', styleInScheme)
    .get('/search', searchFromForm)
    .get('/search/=/*', etag(), documents)
    .get('/:list{spots|hotels|gifts|goods|article-pages}', etag(), documents)
    .get('*', documents)
    .all('*', readOnly)
