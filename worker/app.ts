import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { PAGED_KINDS } from '#domain/content/kind-lists.ts'
import type { AppEnv } from './app-env.ts'
import { auth } from './auth/index.ts'
import { areaShells } from './documents/area-shells.ts'
import { documents } from './documents/documents.ts'
import { formLimit } from './documents/form-fields.ts'
import { missingPage } from './documents/missing-page.ts'
import { confirmFromForm, subscribeFromForm, unsubscribeFromForm } from './documents/newsletter-forms.ts'
import { onDemandRender } from './documents/on-demand-render.ts'
import { reportFromForm } from './documents/report-from-form.ts'
import { searchFromForm } from './documents/search-from-form.ts'
import { sharedGuideCard, sharedGuidePage } from './documents/shared-guide-page.ts'
import { wellKnown } from './documents/well-known.ts'
import { maintenance } from './maintenance/maintenance-page.ts'
import { readOnly } from './maintenance/read-only.ts'
import { images } from './media/images.ts'
import { signedMedia } from './media/signed-media.ts'
import { accessLog } from './middleware/access-log.ts'
import { devOnly } from './middleware/dev-only.ts'
import { drainBody } from './middleware/drain-body.ts'
import { onError } from './middleware/errors.ts'
import { httpsOnly } from './middleware/https-only.ts'
import { maintenanceMode } from './middleware/maintenance.ts'
import { noIndex } from './middleware/no-index.ts'
import { operationsKey } from './middleware/operations-key.ts'
import { publicEtag } from './middleware/public-etag.ts'
import { rateLimits } from './middleware/rate-limits.ts'
import { redirects } from './middleware/redirects.ts'
import { requestId } from './middleware/request-id.ts'
import { requestLimits } from './middleware/request-limits.ts'
import { requestLog } from './middleware/request-log.ts'
import { rowsRead } from './middleware/rows-read.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { moveMembers } from './operations/move-members.ts'
import { previewPage } from './preview/preview-page.ts'
import { addressesToReconcile, expectedToReconcile, repair } from './publish/reconcile-endpoint.ts'
import { startsOverlay } from './publish/starts-overlay.ts'
import { sharingPicture } from './sharing/sharing-picture.ts'
import { v1 } from './v1/index.ts'

/** The lists with pages and filters, as a route pattern: their filtered pages are rendered on request. */
const PAGED_LISTS = PAGED_KINDS.map((kind) => CONTENT_KINDS[kind].plural).join('|')

/** All routes and middleware, in the order in which a request passes them. */
export const createApp = () =>
  new Hono<AppEnv>()
    .onError(onError)
    .notFound(missingPage)
    .use(requestId())
    .use(requestLog())
    .use(accessLog())
    .use(noIndex())
    .use(rowsRead())
    .use(securityHeaders())
    .use(drainBody())
    .use(httpsOnly())
    .use(requestLimits())
    .use(maintenanceMode())
    .use(devOnly())
    .use(redirects())
    .use(sameOrigin())
    .use(rateLimits())
    .use(areaShells())
    .use(startsOverlay())
    .use('/v1/*', publicEtag())
    .route('/v1', v1)
    .get('/cdn-cgi/image/*', etag(), images)
    .get('/media/*', etag(), signedMedia)
    .get('/og/*', etag(), sharingPicture)
    .get('/maintenance', maintenance)
    .route('/.well-known', wellKnown)
    .route('/', auth)
    .get('/_/render', onDemandRender)
    .get('/_/reconcile', addressesToReconcile)
    .post('/_/reconcile/expected', expectedToReconcile)
    .post('/_/reconcile/repair', repair)
    .use('/operations/*', operationsKey())
    .post('/operations/members/move', moveMembers)
    .get('/operations/reconcile', addressesToReconcile)
    .post('/operations/reconcile/expected', expectedToReconcile)
    .post('/operations/reconcile/repair', repair)
    .get('/shared/guides/:token', sharedGuidePage)
    .get('/shared/guides/:token/card.jpg', sharedGuideCard)
    .get('/preview/:token', previewPage)
    .get('/search', searchFromForm)
    .post('/reports/:plural/:slug', formLimit, reportFromForm)
    .post('/newsletter', formLimit, subscribeFromForm)
    .post('/newsletter/confirm', formLimit, confirmFromForm)
    .post('/newsletter/unsubscribe', formLimit, unsubscribeFromForm)
    .get('/search/=/*', etag(), documents)
    .get(`/:list{${PAGED_LISTS}}`, etag(), documents)
    .get('*', documents)
    .all('*', readOnly)
