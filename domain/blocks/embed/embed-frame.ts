export type EmbedService = 'youtube' | 'instagram' | 'x'

/** What stands in the page after consent, and its shape: a film lying or standing, or a post of unknown length. */
export type EmbedFrame = { src: string; shape: 'wide' | 'tall' | 'post' }

/** Who receives what a frame sends, as the cookie policy names them. */
export const EMBED_SERVICES: Record<EmbedService, { name: string; company: string; thing: string }> = {
  youtube: { name: 'YouTube', company: 'Google LLC', thing: '動画' },
  instagram: { name: 'Instagram', company: 'Meta Platforms, Inc.', thing: '投稿' },
  x: { name: 'X', company: 'X Corp.', thing: '投稿' },
}

export const isEmbedService = (name: unknown): name is EmbedService =>
  typeof name === 'string' && Object.hasOwn(EMBED_SERVICES, name)

const VIDEO_ID = /^[\w-]{11}$/
const hostOf = ({ hostname }: URL): string => hostname.replace(/^(www|m|mobile)\./, '')

/** `90`, `90s` and `1m30s` are seconds from the beginning; anything else is no start. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** youtube-nocookie.com sets no cookie before the film is played. */
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

/** `dnt` asks X not to use the visit for what it shows elsewhere. */
function x(url: URL): EmbedFrame | null {
  const [, id] = /^\/\w+\/status\/(\d+)/.exec(url.pathname) ?? []
  if (!['x.com', 'twitter.com'].includes(hostOf(url)) || !id) return null
  return { src: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true&lang=ja`, shape: 'post' }
}

const FRAMES: Record<EmbedService, (url: URL) => EmbedFrame | null> = { youtube, instagram, x }

/**
 * The frame of a film or a post by its address. `null` for an address that is not one of the service's: such a block
 * stays a link.
 */
export function embedFrame(service: EmbedService, url: string): EmbedFrame | null {
  return URL.canParse(url) ? FRAMES[service](new URL(url)) : null
}
