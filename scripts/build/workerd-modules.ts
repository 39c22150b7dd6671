import { registerHooks } from 'node:module'

/** What only workerd has, empty: a module may name it while Node loads the Worker's bundle to prerender pages. */
const STUB = `
export const env = {}
export const exports = {}
export const waitUntil = () => {}
export class WorkerEntrypoint {}
export class DurableObject {}
export class WorkflowEntrypoint {}
export class RpcTarget {}
export class EmailMessage {}
export default {}
`

/** Lets Node import code that imports `cloudflare:…`. Nothing of it can be used there. */
export const stubWorkerdModules = () => {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('cloudflare:')
        ? { url: `data:text/javascript,${encodeURIComponent(STUB)}`, shortCircuit: true }
        : next(specifier, context),
  })
}
