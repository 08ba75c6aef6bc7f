const english =
  'plan market budget review team launch design user story goal risk sprint draft metric customer support contract ' +
  'server data chart meeting decision owner schedule release test feedback idea research summary next step question ' +
  'answer price offer partner channel growth quality time cost scope change request report week month quarter a of ' +
  'the and for with internationalisation accountability documentation to in on by'

const chinese =
  '项目 计划 市场 预算 评审 团队 发布 设计 用户 故事 目标 风险 草稿 指标 客户支持 合同 服务器 数据 图表 会议 决定 负责人 日程 测试 ' +
  '反馈 想法 研究 总结 下一步 问题 答案 价格 渠道 增长 质量 时间成本 范围 变更请求 周报 季度'

export const englishWords = english.split(' ')
export const chineseWords = chinese.split(' ')
