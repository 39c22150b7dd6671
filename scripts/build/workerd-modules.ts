import { registerHooks } from 'node:module'

/** Empty exports of workerd's modules, for loading the Worker's bundle in Node to prerender pages. */
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

/** Lets Node import code that imports `cloudflare:…`. The imports are unusable stubs. */
export const stubWorkerdModules = () => {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('cloudflare:')
        ? { url: `data:text/javascript,${encodeURIComponent(STUB)}`, shortCircuit: true }
        : next(specifier, context),
  })
}
