import { bootstrap } from './bootstrap.mjs'

bootstrap('scripts/start.ts')
