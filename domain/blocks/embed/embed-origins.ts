/** Where the frames of films and posts come from (embed-frame.ts): the only other sites that a page may frame. */
export const EMBED_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://www.instagram.com',
  'https://platform.twitter.com',
] as const
