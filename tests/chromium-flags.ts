/** Chromium as root in a container, without the background requests that a closed network refuses. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of tests has fewer processes, for a seventh of the CPU time: no test depends on the isolation of sites. */
export const TEST_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
]
