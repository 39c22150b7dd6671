import { startSites } from '../sites.ts'

export default async function setup() {
  const { stop } = await startSites()
  return stop
}
