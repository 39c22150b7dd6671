import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/** See worker/pages.ts. Imported when the first page is rendered, so that a Worker that serves files starts sooner. */
const pagesInWorker: Plugin = {
  name: 'pages-in-worker',
  apply: 'build',
  transform: {
    filter: { id: /\/worker\/pages\.ts$/ },
    handler: () => ({
      code: `export const loadPages = () => import('virtual:@brillout/vite-plugin-server-entry:serverEntry')`,
      map: null,
    }),
  },
}

export default defineConfig({
  // vike's server environment is the Worker itself: the same bundle prerenders in Node and answers in workerd.
  plugins: [vike(), cloudflare({ viteEnvironment: { name: 'ssr' } }), pagesInWorker, react()],
  build: { target: 'es2022', reportCompressedSize: false },
})
