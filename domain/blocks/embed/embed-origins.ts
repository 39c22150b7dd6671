/** The origins of embedded videos and posts (embed-frame.ts): the only other sites that a page may frame. */
export const EMBED_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://www.instagram.com',
  'https://platform.twitter.com',
] as const
