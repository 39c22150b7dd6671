export type EmbedService = 'youtube' | 'instagram' | 'x'

/** The iframe shown after consent, and its shape: landscape or portrait video, or a post of unknown height. */
type EmbedFrame = { src: string; shape: 'wide' | 'tall' | 'post' }

/** The company that receives data from each service's iframe, as named in the cookie policy. */
export const EMBED_SERVICES: Record<EmbedService, { name: string; company: string; noun: string }> = {
  youtube: { name: 'YouTube', company: 'Google LLC', noun: '動画' },
  instagram: { name: 'Instagram', company: 'Meta Platforms, Inc.', noun: '投稿' },
  x: { name: 'X', company: 'X Corp.', noun: '投稿' },
}

export const isEmbedService = (name: unknown): name is EmbedService =>
  typeof name === 'string' && Object.hasOwn(EMBED_SERVICES, name)

const VIDEO_ID = /^[\w-]{11}$/
const hostOf = ({ hostname }: URL): string => hostname.replace(/^(www|m|mobile)\./, '')

/** `90`, `90s` and `1m30s` are seconds from the start; anything else is ignored. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** youtube-nocookie.com sets no cookie before playback. */
function youtube(url: URL): EmbedFrame | null {
  const [first = '', second = ''] = url.pathname.slice(1).split('/')
  const isShort = hostOf(url) === 'youtu.be'
  if (!isShort && !['youtube.com', 'youtube-nocookie.com'].includes(hostOf(url))) return null
  const named = ['shorts', 'live', 'embed'].includes(first) ? second : url.searchParams.get('v')
  const id = (isShort ? first : named) ?? ''
  if (!VIDEO_ID.test(id)) return null
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  const query = new URLSearchParams({ hl: 'ja', rel: '0', ...(start > 0 && { start: String(start) }) })
  const shape = first === 'shorts' ? 'tall' : 'wide'
  return { src: `https://www.youtube-nocookie.com/embed/${id}?${query}`, shape }
}

function instagram(url: URL): EmbedFrame | null {
  const [, kind, id] = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]+)/.exec(url.pathname) ?? []
  if (hostOf(url) !== 'instagram.com' || !id) return null
  return { src: `https://www.instagram.com/${kind}/${id}/embed/captioned/`, shape: 'post' }
}

/** `dnt` opts out of personalisation by X. */
function x(url: URL): EmbedFrame | null {
  const [, id] = /^\/\w+\/status\/(\d+)/.exec(url.pathname) ?? []
  if (!['x.com', 'twitter.com'].includes(hostOf(url)) || !id) return null
  return { src: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true&lang=ja`, shape: 'post' }
}

const FRAMES: Record<EmbedService, (url: URL) => EmbedFrame | null> = { youtube, instagram, x }

/**
 * The iframe of a video or post by its URL. `null` for a URL that is not the service's; the block is then rendered as
 * a link.
 */
export function embedFrame(service: EmbedService, url: string): EmbedFrame | null {
  return URL.canParse(url) ? FRAMES[service](new URL(url)) : null
}
