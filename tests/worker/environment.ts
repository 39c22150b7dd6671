import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { withConnection } from '#scripts/backup/with-connection.ts'
import { endWorker } from './worker-end.ts'

/**
 * Node’s environment, which without isolation begins and ends with a vitest worker. Without it a site that is stopped by
 * the end of the process would leave workerd behind on a busy machine: half a second later the process is killed.
 *
 * workerd closes a connection that nobody used for five seconds, which a busy machine may notice only after the next
 * request went into it: what got no byte of an answer is sent again.
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
