export const LEAD = '編集部が旅先で使ってたしかめた、荷物を軽くする道具です。'
