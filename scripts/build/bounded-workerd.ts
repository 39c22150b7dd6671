/**
 * Makes every garbage collection a full one. workerd's own objects (some 6 KB per request and Worker) do not count towards
 * V8's heap, so V8 collects them too seldom, and a site that runs all day grows by gigabytes.
 * docs/decisions/2026-11-23-workerd-memory.md
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--gc-global'
