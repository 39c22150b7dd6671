import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { withConnection } from '#scripts/backup/with-connection.ts'
import { endWorker } from './worker-end.ts'

/**
 * The Node environment; without isolation it starts and ends with a vitest worker, and closes the sites on teardown:
 * vitest kills the process half a second later and would leave workerd running on a busy machine. workerd closes
 * connections that were idle for five seconds, which a busy machine may notice only after it has sent the next request:
 * a request without any byte of an answer is sent again.
 */
export default {
  ...builtinEnvironments.node,
  name: 'node-with-sites',
  async setup(global, options) {
    const node = await builtinEnvironments.node.setup(global, options)
    const send = global.fetch
    global.fetch = (...request: Parameters<typeof fetch>) => withConnection(() => send(...request))
    return {
      teardown: async () => {
        await endWorker()
        await node.teardown(global)
      },
    }
  },
} satisfies Environment
