// https://vike.dev/onBeforePrerenderStart — the single document that the Worker serves for the whole area
export const onBeforePrerenderStart = () => ['/$']
