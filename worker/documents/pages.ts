/**
 * Loads the built pages for vike. In Node vike finds them by itself, but a Worker has no file system: the build
 * (vite.config.ts) replaces this body with imports. In development they come from vite.
 */
export const loadPages = async (): Promise<void> => {}
