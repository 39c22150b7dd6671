import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { endWorker } from './worker-end.ts'

/**
 * Node’s environment, which without isolation begins and ends with a vitest worker. Without it a site that is stopped by
 * the end of the process would leave workerd behind on a busy machine: half a second later the process is killed.
 */
export default {
  ...builtinEnvironments.node,
  name: 'node-with-sites',
  async setup(global, options) {
    const node = await builtinEnvironments.node.setup(global, options)
    return {
      teardown: async () => {
        await endWorker()
        await node.teardown(global)
      },
    }
  },
} satisfies Environment
