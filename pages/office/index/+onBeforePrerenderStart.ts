// https://vike.dev/onBeforePrerenderStart — the one document that the Worker serves for all of the area
export const onBeforePrerenderStart = () => ['/$']
