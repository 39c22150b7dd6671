// What the prerender script uses of the Worker: a bundle of its own, which Node loads (vite.config.ts).
export { readSiteConfig } from '../config.ts'
export { createContentRepository } from '../db/content/content.server.ts'
export { contentAddresses } from '../publish/content-addresses.ts'
export { syndicatedFiles } from '../syndication/syndicated-files.ts'
export { renderFrom } from './render.ts'
