export const TITLE = '記事'
export const LEAD = 'ニュース、特集、体験。取材した人の名前と日付を添えて届けます。'
