/**
 * A whole collection each time the young heap is full. workerd does not count towards V8's heap what it holds itself for
 * a request, some 6 KB in each Worker that has a part in it; left alone V8 collects too seldom to give it back, and a
 * site that runs all day grows by gigabytes. docs/decisions/2026-11-23-memory-of-workerd.md
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--gc-global'
