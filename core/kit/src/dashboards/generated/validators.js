// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const editForm = validate10;
const func2 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^\\s*\\S(?:\\S\\s*|\\s+)\\S", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 50) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func2(data0) < 3) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 3 },
						message: "must NOT have fewer than 3 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/pattern",
						keyword: "pattern",
						params: { pattern: "^\\s*\\S(?:\\S\\s*|\\s+)\\S" },
						message: "must match pattern \"^\\s*\\S(?:\\S\\s*|\\s+)\\S\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 === "string") {
				if (func2(data1) > 2e3) {
					const err6 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const shareForm = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.organization_id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "organization_id" },
				message: "must have required property 'organization_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "organization_id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.organization_id !== void 0) {
			let data0 = data.organization_id;
			if (typeof data0 === "string") {
				if (func2(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/organization_id",
						schemaPath: "#/properties/organization_id/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/organization_id",
					schemaPath: "#/properties/organization_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
const dashboardFile = validate12;
const schema13 = {
	"type": "object",
	"required": [
		"format",
		"formatVersion",
		"dashboard"
	],
	"properties": {
		"$schema": {
			"type": "string",
			"description": "For editors; not read"
		},
		"format": {
			"type": "string",
			"const": "airshed-dashboard"
		},
		"formatVersion": {
			"type": "number",
			"const": 1
		},
		"organization": {
			"type": "string",
			"minLength": 1,
			"maxLength": 200,
			"pattern": "^\\S+$",
			"description": "Id or external_id; needed in the folder of the server, else not read"
		},
		"dashboard": {
			"type": "object",
			"required": ["name", "widgets"],
			"properties": {
				"name": {
					"type": "string",
					"minLength": 3,
					"maxLength": 50
				},
				"description": {
					"type": "string",
					"maxLength": 2e3
				},
				"is_updates_on": {
					"type": "boolean",
					"description": "Absent: true"
				},
				"range": {
					"type": ["object", "null"],
					"required": [
						"timezone",
						"from",
						"to",
						"is_pinned"
					],
					"properties": {
						"timezone": {
							"type": "string",
							"minLength": 1,
							"maxLength": 64
						},
						"from": {
							"type": "integer",
							"minimum": -864e13,
							"maximum": 864e13,
							"description": "Milliseconds since 1970-01-01T00:00Z"
						},
						"to": {
							"type": "integer",
							"minimum": -864e13,
							"maximum": 864e13,
							"description": "Milliseconds since 1970-01-01T00:00Z"
						},
						"is_pinned": { "type": "boolean" }
					},
					"additionalProperties": false,
					"description": "null: the default, 3 hours"
				},
				"widgets": {
					"type": "array",
					"items": {
						"type": "object",
						"required": [
							"id",
							"type",
							"configVersion",
							"layout",
							"config"
						],
						"properties": {
							"id": {
								"type": "string",
								"minLength": 1,
								"maxLength": 64
							},
							"type": {
								"type": "string",
								"minLength": 1,
								"maxLength": 100
							},
							"configVersion": {
								"type": "integer",
								"minimum": 1
							},
							"layout": {
								"type": "object",
								"required": [
									"xl",
									"lg",
									"md",
									"sm",
									"xs"
								],
								"properties": {
									"xl": {
										"type": "object",
										"required": [
											"x",
											"y",
											"w",
											"h"
										],
										"properties": {
											"x": {
												"type": "integer",
												"minimum": 0,
												"maximum": 15
											},
											"y": {
												"type": "integer",
												"minimum": 0,
												"maximum": 1e5
											},
											"w": {
												"type": "integer",
												"minimum": 4,
												"maximum": 16
											},
											"h": {
												"type": "integer",
												"minimum": 3,
												"maximum": 100
											}
										},
										"additionalProperties": false
									},
									"lg": {
										"type": "object",
										"required": [
											"x",
											"y",
											"w",
											"h"
										],
										"properties": {
											"x": {
												"type": "integer",
												"minimum": 0,
												"maximum": 15
											},
											"y": {
												"type": "integer",
												"minimum": 0,
												"maximum": 1e5
											},
											"w": {
												"type": "integer",
												"minimum": 4,
												"maximum": 16
											},
											"h": {
												"type": "integer",
												"minimum": 3,
												"maximum": 100
											}
										},
										"additionalProperties": false
									},
									"md": {
										"type": "object",
										"required": [
											"x",
											"y",
											"w",
											"h"
										],
										"properties": {
											"x": {
												"type": "integer",
												"minimum": 0,
												"maximum": 15
											},
											"y": {
												"type": "integer",
												"minimum": 0,
												"maximum": 1e5
											},
											"w": {
												"type": "integer",
												"minimum": 4,
												"maximum": 16
											},
											"h": {
												"type": "integer",
												"minimum": 3,
												"maximum": 100
											}
										},
										"additionalProperties": false
									},
									"sm": {
										"type": "object",
										"required": [
											"x",
											"y",
											"w",
											"h"
										],
										"properties": {
											"x": {
												"type": "integer",
												"minimum": 0,
												"maximum": 15
											},
											"y": {
												"type": "integer",
												"minimum": 0,
												"maximum": 1e5
											},
											"w": {
												"type": "integer",
												"minimum": 4,
												"maximum": 16
											},
											"h": {
												"type": "integer",
												"minimum": 3,
												"maximum": 100
											}
										},
										"additionalProperties": false
									},
									"xs": {
										"type": "object",
										"required": [
											"x",
											"y",
											"w",
											"h"
										],
										"properties": {
											"x": {
												"type": "integer",
												"minimum": 0,
												"maximum": 15
											},
											"y": {
												"type": "integer",
												"minimum": 0,
												"maximum": 1e5
											},
											"w": {
												"type": "integer",
												"minimum": 4,
												"maximum": 16
											},
											"h": {
												"type": "integer",
												"minimum": 3,
												"maximum": 100
											}
										},
										"additionalProperties": false
									}
								},
								"additionalProperties": false
							},
							"config": {
								"type": "object",
								"patternProperties": { "^.*$": {} }
							}
						},
						"additionalProperties": false
					},
					"maxItems": 500
				}
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const pattern1 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.format === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "format" },
				message: "must have required property 'format'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.formatVersion === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "formatVersion" },
				message: "must have required property 'formatVersion'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.dashboard === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "dashboard" },
				message: "must have required property 'dashboard'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "$schema" || key0 === "format" || key0 === "formatVersion" || key0 === "organization" || key0 === "dashboard")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.$schema !== void 0) {
			if (typeof data.$schema !== "string") {
				const err4 = {
					instancePath: instancePath + "/$schema",
					schemaPath: "#/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.format !== void 0) {
			let data1 = data.format;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if ("airshed-dashboard" !== data1) {
				const err6 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/const",
					keyword: "const",
					params: { allowedValue: "airshed-dashboard" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.formatVersion !== void 0) {
			let data2 = data.formatVersion;
			if (!(typeof data2 == "number")) {
				const err7 = {
					instancePath: instancePath + "/formatVersion",
					schemaPath: "#/properties/formatVersion/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (1 !== data2) {
				const err8 = {
					instancePath: instancePath + "/formatVersion",
					schemaPath: "#/properties/formatVersion/const",
					keyword: "const",
					params: { allowedValue: 1 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.organization !== void 0) {
			let data3 = data.organization;
			if (typeof data3 === "string") {
				if (func2(data3) > 200) {
					const err9 = {
						instancePath: instancePath + "/organization",
						schemaPath: "#/properties/organization/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (func2(data3) < 1) {
					const err10 = {
						instancePath: instancePath + "/organization",
						schemaPath: "#/properties/organization/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern1.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/organization",
						schemaPath: "#/properties/organization/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S+$" },
						message: "must match pattern \"^\\S+$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/organization",
					schemaPath: "#/properties/organization/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.dashboard !== void 0) {
			let data4 = data.dashboard;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.name === void 0) {
					const err13 = {
						instancePath: instancePath + "/dashboard",
						schemaPath: "#/properties/dashboard/required",
						keyword: "required",
						params: { missingProperty: "name" },
						message: "must have required property 'name'"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data4.widgets === void 0) {
					const err14 = {
						instancePath: instancePath + "/dashboard",
						schemaPath: "#/properties/dashboard/required",
						keyword: "required",
						params: { missingProperty: "widgets" },
						message: "must have required property 'widgets'"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				for (const key1 in data4) if (!(key1 === "name" || key1 === "description" || key1 === "is_updates_on" || key1 === "range" || key1 === "widgets")) {
					const err15 = {
						instancePath: instancePath + "/dashboard",
						schemaPath: "#/properties/dashboard/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data4.name !== void 0) {
					let data5 = data4.name;
					if (typeof data5 === "string") {
						if (func2(data5) > 50) {
							const err16 = {
								instancePath: instancePath + "/dashboard/name",
								schemaPath: "#/properties/dashboard/properties/name/maxLength",
								keyword: "maxLength",
								params: { limit: 50 },
								message: "must NOT have more than 50 characters"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (func2(data5) < 3) {
							const err17 = {
								instancePath: instancePath + "/dashboard/name",
								schemaPath: "#/properties/dashboard/properties/name/minLength",
								keyword: "minLength",
								params: { limit: 3 },
								message: "must NOT have fewer than 3 characters"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/dashboard/name",
							schemaPath: "#/properties/dashboard/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data4.description !== void 0) {
					let data6 = data4.description;
					if (typeof data6 === "string") {
						if (func2(data6) > 2e3) {
							const err19 = {
								instancePath: instancePath + "/dashboard/description",
								schemaPath: "#/properties/dashboard/properties/description/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/dashboard/description",
							schemaPath: "#/properties/dashboard/properties/description/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data4.is_updates_on !== void 0) {
					if (typeof data4.is_updates_on !== "boolean") {
						const err21 = {
							instancePath: instancePath + "/dashboard/is_updates_on",
							schemaPath: "#/properties/dashboard/properties/is_updates_on/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				if (data4.range !== void 0) {
					let data8 = data4.range;
					if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
						const err22 = {
							instancePath: instancePath + "/dashboard/range",
							schemaPath: "#/properties/dashboard/properties/range/type",
							keyword: "type",
							params: { type: schema13.properties.dashboard.properties.range.type },
							message: "must be object,null"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
						if (data8.timezone === void 0) {
							const err23 = {
								instancePath: instancePath + "/dashboard/range",
								schemaPath: "#/properties/dashboard/properties/range/required",
								keyword: "required",
								params: { missingProperty: "timezone" },
								message: "must have required property 'timezone'"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						if (data8.from === void 0) {
							const err24 = {
								instancePath: instancePath + "/dashboard/range",
								schemaPath: "#/properties/dashboard/properties/range/required",
								keyword: "required",
								params: { missingProperty: "from" },
								message: "must have required property 'from'"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (data8.to === void 0) {
							const err25 = {
								instancePath: instancePath + "/dashboard/range",
								schemaPath: "#/properties/dashboard/properties/range/required",
								keyword: "required",
								params: { missingProperty: "to" },
								message: "must have required property 'to'"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
						if (data8.is_pinned === void 0) {
							const err26 = {
								instancePath: instancePath + "/dashboard/range",
								schemaPath: "#/properties/dashboard/properties/range/required",
								keyword: "required",
								params: { missingProperty: "is_pinned" },
								message: "must have required property 'is_pinned'"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
						for (const key2 in data8) if (!(key2 === "timezone" || key2 === "from" || key2 === "to" || key2 === "is_pinned")) {
							const err27 = {
								instancePath: instancePath + "/dashboard/range",
								schemaPath: "#/properties/dashboard/properties/range/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (data8.timezone !== void 0) {
							let data9 = data8.timezone;
							if (typeof data9 === "string") {
								if (func2(data9) > 64) {
									const err28 = {
										instancePath: instancePath + "/dashboard/range/timezone",
										schemaPath: "#/properties/dashboard/properties/range/properties/timezone/maxLength",
										keyword: "maxLength",
										params: { limit: 64 },
										message: "must NOT have more than 64 characters"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
								if (func2(data9) < 1) {
									const err29 = {
										instancePath: instancePath + "/dashboard/range/timezone",
										schemaPath: "#/properties/dashboard/properties/range/properties/timezone/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
							} else {
								const err30 = {
									instancePath: instancePath + "/dashboard/range/timezone",
									schemaPath: "#/properties/dashboard/properties/range/properties/timezone/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
						}
						if (data8.from !== void 0) {
							let data10 = data8.from;
							if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
								const err31 = {
									instancePath: instancePath + "/dashboard/range/from",
									schemaPath: "#/properties/dashboard/properties/range/properties/from/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
							if (typeof data10 == "number") {
								if (data10 > 864e13 || isNaN(data10)) {
									const err32 = {
										instancePath: instancePath + "/dashboard/range/from",
										schemaPath: "#/properties/dashboard/properties/range/properties/from/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 864e13
										},
										message: "must be <= 8640000000000000"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
								if (data10 < -864e13 || isNaN(data10)) {
									const err33 = {
										instancePath: instancePath + "/dashboard/range/from",
										schemaPath: "#/properties/dashboard/properties/range/properties/from/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: -864e13
										},
										message: "must be >= -8640000000000000"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
							}
						}
						if (data8.to !== void 0) {
							let data11 = data8.to;
							if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
								const err34 = {
									instancePath: instancePath + "/dashboard/range/to",
									schemaPath: "#/properties/dashboard/properties/range/properties/to/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
							if (typeof data11 == "number") {
								if (data11 > 864e13 || isNaN(data11)) {
									const err35 = {
										instancePath: instancePath + "/dashboard/range/to",
										schemaPath: "#/properties/dashboard/properties/range/properties/to/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 864e13
										},
										message: "must be <= 8640000000000000"
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
								if (data11 < -864e13 || isNaN(data11)) {
									const err36 = {
										instancePath: instancePath + "/dashboard/range/to",
										schemaPath: "#/properties/dashboard/properties/range/properties/to/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: -864e13
										},
										message: "must be >= -8640000000000000"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
						}
						if (data8.is_pinned !== void 0) {
							if (typeof data8.is_pinned !== "boolean") {
								const err37 = {
									instancePath: instancePath + "/dashboard/range/is_pinned",
									schemaPath: "#/properties/dashboard/properties/range/properties/is_pinned/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
						}
					}
				}
				if (data4.widgets !== void 0) {
					let data13 = data4.widgets;
					if (Array.isArray(data13)) {
						if (data13.length > 500) {
							const err38 = {
								instancePath: instancePath + "/dashboard/widgets",
								schemaPath: "#/properties/dashboard/properties/widgets/maxItems",
								keyword: "maxItems",
								params: { limit: 500 },
								message: "must NOT have more than 500 items"
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
						const len0 = data13.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data14 = data13[i0];
							if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
								if (data14.id === void 0) {
									const err39 = {
										instancePath: instancePath + "/dashboard/widgets/" + i0,
										schemaPath: "#/properties/dashboard/properties/widgets/items/required",
										keyword: "required",
										params: { missingProperty: "id" },
										message: "must have required property 'id'"
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
								if (data14.type === void 0) {
									const err40 = {
										instancePath: instancePath + "/dashboard/widgets/" + i0,
										schemaPath: "#/properties/dashboard/properties/widgets/items/required",
										keyword: "required",
										params: { missingProperty: "type" },
										message: "must have required property 'type'"
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
								if (data14.configVersion === void 0) {
									const err41 = {
										instancePath: instancePath + "/dashboard/widgets/" + i0,
										schemaPath: "#/properties/dashboard/properties/widgets/items/required",
										keyword: "required",
										params: { missingProperty: "configVersion" },
										message: "must have required property 'configVersion'"
									};
									if (vErrors === null) vErrors = [err41];
									else vErrors.push(err41);
									errors++;
								}
								if (data14.layout === void 0) {
									const err42 = {
										instancePath: instancePath + "/dashboard/widgets/" + i0,
										schemaPath: "#/properties/dashboard/properties/widgets/items/required",
										keyword: "required",
										params: { missingProperty: "layout" },
										message: "must have required property 'layout'"
									};
									if (vErrors === null) vErrors = [err42];
									else vErrors.push(err42);
									errors++;
								}
								if (data14.config === void 0) {
									const err43 = {
										instancePath: instancePath + "/dashboard/widgets/" + i0,
										schemaPath: "#/properties/dashboard/properties/widgets/items/required",
										keyword: "required",
										params: { missingProperty: "config" },
										message: "must have required property 'config'"
									};
									if (vErrors === null) vErrors = [err43];
									else vErrors.push(err43);
									errors++;
								}
								for (const key3 in data14) if (!(key3 === "id" || key3 === "type" || key3 === "configVersion" || key3 === "layout" || key3 === "config")) {
									const err44 = {
										instancePath: instancePath + "/dashboard/widgets/" + i0,
										schemaPath: "#/properties/dashboard/properties/widgets/items/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key3 },
										message: "must NOT have additional properties"
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
								if (data14.id !== void 0) {
									let data15 = data14.id;
									if (typeof data15 === "string") {
										if (func2(data15) > 64) {
											const err45 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/id",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/id/maxLength",
												keyword: "maxLength",
												params: { limit: 64 },
												message: "must NOT have more than 64 characters"
											};
											if (vErrors === null) vErrors = [err45];
											else vErrors.push(err45);
											errors++;
										}
										if (func2(data15) < 1) {
											const err46 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/id",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/id/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err46];
											else vErrors.push(err46);
											errors++;
										}
									} else {
										const err47 = {
											instancePath: instancePath + "/dashboard/widgets/" + i0 + "/id",
											schemaPath: "#/properties/dashboard/properties/widgets/items/properties/id/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err47];
										else vErrors.push(err47);
										errors++;
									}
								}
								if (data14.type !== void 0) {
									let data16 = data14.type;
									if (typeof data16 === "string") {
										if (func2(data16) > 100) {
											const err48 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/type",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/type/maxLength",
												keyword: "maxLength",
												params: { limit: 100 },
												message: "must NOT have more than 100 characters"
											};
											if (vErrors === null) vErrors = [err48];
											else vErrors.push(err48);
											errors++;
										}
										if (func2(data16) < 1) {
											const err49 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/type",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/type/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err49];
											else vErrors.push(err49);
											errors++;
										}
									} else {
										const err50 = {
											instancePath: instancePath + "/dashboard/widgets/" + i0 + "/type",
											schemaPath: "#/properties/dashboard/properties/widgets/items/properties/type/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
								}
								if (data14.configVersion !== void 0) {
									let data17 = data14.configVersion;
									if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
										const err51 = {
											instancePath: instancePath + "/dashboard/widgets/" + i0 + "/configVersion",
											schemaPath: "#/properties/dashboard/properties/widgets/items/properties/configVersion/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
									if (typeof data17 == "number") {
										if (data17 < 1 || isNaN(data17)) {
											const err52 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/configVersion",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/configVersion/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 1
												},
												message: "must be >= 1"
											};
											if (vErrors === null) vErrors = [err52];
											else vErrors.push(err52);
											errors++;
										}
									}
								}
								if (data14.layout !== void 0) {
									let data18 = data14.layout;
									if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
										if (data18.xl === void 0) {
											const err53 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/required",
												keyword: "required",
												params: { missingProperty: "xl" },
												message: "must have required property 'xl'"
											};
											if (vErrors === null) vErrors = [err53];
											else vErrors.push(err53);
											errors++;
										}
										if (data18.lg === void 0) {
											const err54 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/required",
												keyword: "required",
												params: { missingProperty: "lg" },
												message: "must have required property 'lg'"
											};
											if (vErrors === null) vErrors = [err54];
											else vErrors.push(err54);
											errors++;
										}
										if (data18.md === void 0) {
											const err55 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/required",
												keyword: "required",
												params: { missingProperty: "md" },
												message: "must have required property 'md'"
											};
											if (vErrors === null) vErrors = [err55];
											else vErrors.push(err55);
											errors++;
										}
										if (data18.sm === void 0) {
											const err56 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/required",
												keyword: "required",
												params: { missingProperty: "sm" },
												message: "must have required property 'sm'"
											};
											if (vErrors === null) vErrors = [err56];
											else vErrors.push(err56);
											errors++;
										}
										if (data18.xs === void 0) {
											const err57 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/required",
												keyword: "required",
												params: { missingProperty: "xs" },
												message: "must have required property 'xs'"
											};
											if (vErrors === null) vErrors = [err57];
											else vErrors.push(err57);
											errors++;
										}
										for (const key4 in data18) if (!(key4 === "xl" || key4 === "lg" || key4 === "md" || key4 === "sm" || key4 === "xs")) {
											const err58 = {
												instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout",
												schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key4 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err58];
											else vErrors.push(err58);
											errors++;
										}
										if (data18.xl !== void 0) {
											let data19 = data18.xl;
											if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
												if (data19.x === void 0) {
													const err59 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/required",
														keyword: "required",
														params: { missingProperty: "x" },
														message: "must have required property 'x'"
													};
													if (vErrors === null) vErrors = [err59];
													else vErrors.push(err59);
													errors++;
												}
												if (data19.y === void 0) {
													const err60 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/required",
														keyword: "required",
														params: { missingProperty: "y" },
														message: "must have required property 'y'"
													};
													if (vErrors === null) vErrors = [err60];
													else vErrors.push(err60);
													errors++;
												}
												if (data19.w === void 0) {
													const err61 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/required",
														keyword: "required",
														params: { missingProperty: "w" },
														message: "must have required property 'w'"
													};
													if (vErrors === null) vErrors = [err61];
													else vErrors.push(err61);
													errors++;
												}
												if (data19.h === void 0) {
													const err62 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/required",
														keyword: "required",
														params: { missingProperty: "h" },
														message: "must have required property 'h'"
													};
													if (vErrors === null) vErrors = [err62];
													else vErrors.push(err62);
													errors++;
												}
												for (const key5 in data19) if (!(key5 === "x" || key5 === "y" || key5 === "w" || key5 === "h")) {
													const err63 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/additionalProperties",
														keyword: "additionalProperties",
														params: { additionalProperty: key5 },
														message: "must NOT have additional properties"
													};
													if (vErrors === null) vErrors = [err63];
													else vErrors.push(err63);
													errors++;
												}
												if (data19.x !== void 0) {
													let data20 = data19.x;
													if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
														const err64 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/x",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/x/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err64];
														else vErrors.push(err64);
														errors++;
													}
													if (typeof data20 == "number") {
														if (data20 > 15 || isNaN(data20)) {
															const err65 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/x/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 15
																},
																message: "must be <= 15"
															};
															if (vErrors === null) vErrors = [err65];
															else vErrors.push(err65);
															errors++;
														}
														if (data20 < 0 || isNaN(data20)) {
															const err66 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/x/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err66];
															else vErrors.push(err66);
															errors++;
														}
													}
												}
												if (data19.y !== void 0) {
													let data21 = data19.y;
													if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
														const err67 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/y",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/y/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err67];
														else vErrors.push(err67);
														errors++;
													}
													if (typeof data21 == "number") {
														if (data21 > 1e5 || isNaN(data21)) {
															const err68 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/y/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 1e5
																},
																message: "must be <= 100000"
															};
															if (vErrors === null) vErrors = [err68];
															else vErrors.push(err68);
															errors++;
														}
														if (data21 < 0 || isNaN(data21)) {
															const err69 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/y/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err69];
															else vErrors.push(err69);
															errors++;
														}
													}
												}
												if (data19.w !== void 0) {
													let data22 = data19.w;
													if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
														const err70 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/w",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/w/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err70];
														else vErrors.push(err70);
														errors++;
													}
													if (typeof data22 == "number") {
														if (data22 > 16 || isNaN(data22)) {
															const err71 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/w/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 16
																},
																message: "must be <= 16"
															};
															if (vErrors === null) vErrors = [err71];
															else vErrors.push(err71);
															errors++;
														}
														if (data22 < 4 || isNaN(data22)) {
															const err72 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/w/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 4
																},
																message: "must be >= 4"
															};
															if (vErrors === null) vErrors = [err72];
															else vErrors.push(err72);
															errors++;
														}
													}
												}
												if (data19.h !== void 0) {
													let data23 = data19.h;
													if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23))) {
														const err73 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/h",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/h/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err73];
														else vErrors.push(err73);
														errors++;
													}
													if (typeof data23 == "number") {
														if (data23 > 100 || isNaN(data23)) {
															const err74 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/h/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 100
																},
																message: "must be <= 100"
															};
															if (vErrors === null) vErrors = [err74];
															else vErrors.push(err74);
															errors++;
														}
														if (data23 < 3 || isNaN(data23)) {
															const err75 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/properties/h/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 3
																},
																message: "must be >= 3"
															};
															if (vErrors === null) vErrors = [err75];
															else vErrors.push(err75);
															errors++;
														}
													}
												}
											} else {
												const err76 = {
													instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xl",
													schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xl/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err76];
												else vErrors.push(err76);
												errors++;
											}
										}
										if (data18.lg !== void 0) {
											let data24 = data18.lg;
											if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
												if (data24.x === void 0) {
													const err77 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/required",
														keyword: "required",
														params: { missingProperty: "x" },
														message: "must have required property 'x'"
													};
													if (vErrors === null) vErrors = [err77];
													else vErrors.push(err77);
													errors++;
												}
												if (data24.y === void 0) {
													const err78 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/required",
														keyword: "required",
														params: { missingProperty: "y" },
														message: "must have required property 'y'"
													};
													if (vErrors === null) vErrors = [err78];
													else vErrors.push(err78);
													errors++;
												}
												if (data24.w === void 0) {
													const err79 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/required",
														keyword: "required",
														params: { missingProperty: "w" },
														message: "must have required property 'w'"
													};
													if (vErrors === null) vErrors = [err79];
													else vErrors.push(err79);
													errors++;
												}
												if (data24.h === void 0) {
													const err80 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/required",
														keyword: "required",
														params: { missingProperty: "h" },
														message: "must have required property 'h'"
													};
													if (vErrors === null) vErrors = [err80];
													else vErrors.push(err80);
													errors++;
												}
												for (const key6 in data24) if (!(key6 === "x" || key6 === "y" || key6 === "w" || key6 === "h")) {
													const err81 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/additionalProperties",
														keyword: "additionalProperties",
														params: { additionalProperty: key6 },
														message: "must NOT have additional properties"
													};
													if (vErrors === null) vErrors = [err81];
													else vErrors.push(err81);
													errors++;
												}
												if (data24.x !== void 0) {
													let data25 = data24.x;
													if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
														const err82 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/x",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/x/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err82];
														else vErrors.push(err82);
														errors++;
													}
													if (typeof data25 == "number") {
														if (data25 > 15 || isNaN(data25)) {
															const err83 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/x/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 15
																},
																message: "must be <= 15"
															};
															if (vErrors === null) vErrors = [err83];
															else vErrors.push(err83);
															errors++;
														}
														if (data25 < 0 || isNaN(data25)) {
															const err84 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/x/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err84];
															else vErrors.push(err84);
															errors++;
														}
													}
												}
												if (data24.y !== void 0) {
													let data26 = data24.y;
													if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26))) {
														const err85 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/y",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/y/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err85];
														else vErrors.push(err85);
														errors++;
													}
													if (typeof data26 == "number") {
														if (data26 > 1e5 || isNaN(data26)) {
															const err86 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/y/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 1e5
																},
																message: "must be <= 100000"
															};
															if (vErrors === null) vErrors = [err86];
															else vErrors.push(err86);
															errors++;
														}
														if (data26 < 0 || isNaN(data26)) {
															const err87 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/y/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err87];
															else vErrors.push(err87);
															errors++;
														}
													}
												}
												if (data24.w !== void 0) {
													let data27 = data24.w;
													if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27))) {
														const err88 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/w",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/w/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err88];
														else vErrors.push(err88);
														errors++;
													}
													if (typeof data27 == "number") {
														if (data27 > 16 || isNaN(data27)) {
															const err89 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/w/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 16
																},
																message: "must be <= 16"
															};
															if (vErrors === null) vErrors = [err89];
															else vErrors.push(err89);
															errors++;
														}
														if (data27 < 4 || isNaN(data27)) {
															const err90 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/w/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 4
																},
																message: "must be >= 4"
															};
															if (vErrors === null) vErrors = [err90];
															else vErrors.push(err90);
															errors++;
														}
													}
												}
												if (data24.h !== void 0) {
													let data28 = data24.h;
													if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28))) {
														const err91 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/h",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/h/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err91];
														else vErrors.push(err91);
														errors++;
													}
													if (typeof data28 == "number") {
														if (data28 > 100 || isNaN(data28)) {
															const err92 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/h/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 100
																},
																message: "must be <= 100"
															};
															if (vErrors === null) vErrors = [err92];
															else vErrors.push(err92);
															errors++;
														}
														if (data28 < 3 || isNaN(data28)) {
															const err93 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/properties/h/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 3
																},
																message: "must be >= 3"
															};
															if (vErrors === null) vErrors = [err93];
															else vErrors.push(err93);
															errors++;
														}
													}
												}
											} else {
												const err94 = {
													instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/lg",
													schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/lg/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err94];
												else vErrors.push(err94);
												errors++;
											}
										}
										if (data18.md !== void 0) {
											let data29 = data18.md;
											if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
												if (data29.x === void 0) {
													const err95 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/required",
														keyword: "required",
														params: { missingProperty: "x" },
														message: "must have required property 'x'"
													};
													if (vErrors === null) vErrors = [err95];
													else vErrors.push(err95);
													errors++;
												}
												if (data29.y === void 0) {
													const err96 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/required",
														keyword: "required",
														params: { missingProperty: "y" },
														message: "must have required property 'y'"
													};
													if (vErrors === null) vErrors = [err96];
													else vErrors.push(err96);
													errors++;
												}
												if (data29.w === void 0) {
													const err97 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/required",
														keyword: "required",
														params: { missingProperty: "w" },
														message: "must have required property 'w'"
													};
													if (vErrors === null) vErrors = [err97];
													else vErrors.push(err97);
													errors++;
												}
												if (data29.h === void 0) {
													const err98 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/required",
														keyword: "required",
														params: { missingProperty: "h" },
														message: "must have required property 'h'"
													};
													if (vErrors === null) vErrors = [err98];
													else vErrors.push(err98);
													errors++;
												}
												for (const key7 in data29) if (!(key7 === "x" || key7 === "y" || key7 === "w" || key7 === "h")) {
													const err99 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/additionalProperties",
														keyword: "additionalProperties",
														params: { additionalProperty: key7 },
														message: "must NOT have additional properties"
													};
													if (vErrors === null) vErrors = [err99];
													else vErrors.push(err99);
													errors++;
												}
												if (data29.x !== void 0) {
													let data30 = data29.x;
													if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30))) {
														const err100 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/x",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/x/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err100];
														else vErrors.push(err100);
														errors++;
													}
													if (typeof data30 == "number") {
														if (data30 > 15 || isNaN(data30)) {
															const err101 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/x/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 15
																},
																message: "must be <= 15"
															};
															if (vErrors === null) vErrors = [err101];
															else vErrors.push(err101);
															errors++;
														}
														if (data30 < 0 || isNaN(data30)) {
															const err102 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/x/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err102];
															else vErrors.push(err102);
															errors++;
														}
													}
												}
												if (data29.y !== void 0) {
													let data31 = data29.y;
													if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
														const err103 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/y",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/y/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err103];
														else vErrors.push(err103);
														errors++;
													}
													if (typeof data31 == "number") {
														if (data31 > 1e5 || isNaN(data31)) {
															const err104 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/y/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 1e5
																},
																message: "must be <= 100000"
															};
															if (vErrors === null) vErrors = [err104];
															else vErrors.push(err104);
															errors++;
														}
														if (data31 < 0 || isNaN(data31)) {
															const err105 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/y/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err105];
															else vErrors.push(err105);
															errors++;
														}
													}
												}
												if (data29.w !== void 0) {
													let data32 = data29.w;
													if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
														const err106 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/w",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/w/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err106];
														else vErrors.push(err106);
														errors++;
													}
													if (typeof data32 == "number") {
														if (data32 > 16 || isNaN(data32)) {
															const err107 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/w/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 16
																},
																message: "must be <= 16"
															};
															if (vErrors === null) vErrors = [err107];
															else vErrors.push(err107);
															errors++;
														}
														if (data32 < 4 || isNaN(data32)) {
															const err108 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/w/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 4
																},
																message: "must be >= 4"
															};
															if (vErrors === null) vErrors = [err108];
															else vErrors.push(err108);
															errors++;
														}
													}
												}
												if (data29.h !== void 0) {
													let data33 = data29.h;
													if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33))) {
														const err109 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/h",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/h/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err109];
														else vErrors.push(err109);
														errors++;
													}
													if (typeof data33 == "number") {
														if (data33 > 100 || isNaN(data33)) {
															const err110 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/h/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 100
																},
																message: "must be <= 100"
															};
															if (vErrors === null) vErrors = [err110];
															else vErrors.push(err110);
															errors++;
														}
														if (data33 < 3 || isNaN(data33)) {
															const err111 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/properties/h/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 3
																},
																message: "must be >= 3"
															};
															if (vErrors === null) vErrors = [err111];
															else vErrors.push(err111);
															errors++;
														}
													}
												}
											} else {
												const err112 = {
													instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/md",
													schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/md/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err112];
												else vErrors.push(err112);
												errors++;
											}
										}
										if (data18.sm !== void 0) {
											let data34 = data18.sm;
											if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
												if (data34.x === void 0) {
													const err113 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/required",
														keyword: "required",
														params: { missingProperty: "x" },
														message: "must have required property 'x'"
													};
													if (vErrors === null) vErrors = [err113];
													else vErrors.push(err113);
													errors++;
												}
												if (data34.y === void 0) {
													const err114 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/required",
														keyword: "required",
														params: { missingProperty: "y" },
														message: "must have required property 'y'"
													};
													if (vErrors === null) vErrors = [err114];
													else vErrors.push(err114);
													errors++;
												}
												if (data34.w === void 0) {
													const err115 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/required",
														keyword: "required",
														params: { missingProperty: "w" },
														message: "must have required property 'w'"
													};
													if (vErrors === null) vErrors = [err115];
													else vErrors.push(err115);
													errors++;
												}
												if (data34.h === void 0) {
													const err116 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/required",
														keyword: "required",
														params: { missingProperty: "h" },
														message: "must have required property 'h'"
													};
													if (vErrors === null) vErrors = [err116];
													else vErrors.push(err116);
													errors++;
												}
												for (const key8 in data34) if (!(key8 === "x" || key8 === "y" || key8 === "w" || key8 === "h")) {
													const err117 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/additionalProperties",
														keyword: "additionalProperties",
														params: { additionalProperty: key8 },
														message: "must NOT have additional properties"
													};
													if (vErrors === null) vErrors = [err117];
													else vErrors.push(err117);
													errors++;
												}
												if (data34.x !== void 0) {
													let data35 = data34.x;
													if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35))) {
														const err118 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/x",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/x/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err118];
														else vErrors.push(err118);
														errors++;
													}
													if (typeof data35 == "number") {
														if (data35 > 15 || isNaN(data35)) {
															const err119 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/x/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 15
																},
																message: "must be <= 15"
															};
															if (vErrors === null) vErrors = [err119];
															else vErrors.push(err119);
															errors++;
														}
														if (data35 < 0 || isNaN(data35)) {
															const err120 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/x/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err120];
															else vErrors.push(err120);
															errors++;
														}
													}
												}
												if (data34.y !== void 0) {
													let data36 = data34.y;
													if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36))) {
														const err121 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/y",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/y/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err121];
														else vErrors.push(err121);
														errors++;
													}
													if (typeof data36 == "number") {
														if (data36 > 1e5 || isNaN(data36)) {
															const err122 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/y/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 1e5
																},
																message: "must be <= 100000"
															};
															if (vErrors === null) vErrors = [err122];
															else vErrors.push(err122);
															errors++;
														}
														if (data36 < 0 || isNaN(data36)) {
															const err123 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/y/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err123];
															else vErrors.push(err123);
															errors++;
														}
													}
												}
												if (data34.w !== void 0) {
													let data37 = data34.w;
													if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37))) {
														const err124 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/w",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/w/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err124];
														else vErrors.push(err124);
														errors++;
													}
													if (typeof data37 == "number") {
														if (data37 > 16 || isNaN(data37)) {
															const err125 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/w/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 16
																},
																message: "must be <= 16"
															};
															if (vErrors === null) vErrors = [err125];
															else vErrors.push(err125);
															errors++;
														}
														if (data37 < 4 || isNaN(data37)) {
															const err126 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/w/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 4
																},
																message: "must be >= 4"
															};
															if (vErrors === null) vErrors = [err126];
															else vErrors.push(err126);
															errors++;
														}
													}
												}
												if (data34.h !== void 0) {
													let data38 = data34.h;
													if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38))) {
														const err127 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/h",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/h/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err127];
														else vErrors.push(err127);
														errors++;
													}
													if (typeof data38 == "number") {
														if (data38 > 100 || isNaN(data38)) {
															const err128 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/h/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 100
																},
																message: "must be <= 100"
															};
															if (vErrors === null) vErrors = [err128];
															else vErrors.push(err128);
															errors++;
														}
														if (data38 < 3 || isNaN(data38)) {
															const err129 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/properties/h/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 3
																},
																message: "must be >= 3"
															};
															if (vErrors === null) vErrors = [err129];
															else vErrors.push(err129);
															errors++;
														}
													}
												}
											} else {
												const err130 = {
													instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/sm",
													schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/sm/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err130];
												else vErrors.push(err130);
												errors++;
											}
										}
										if (data18.xs !== void 0) {
											let data39 = data18.xs;
											if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
												if (data39.x === void 0) {
													const err131 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/required",
														keyword: "required",
														params: { missingProperty: "x" },
														message: "must have required property 'x'"
													};
													if (vErrors === null) vErrors = [err131];
													else vErrors.push(err131);
													errors++;
												}
												if (data39.y === void 0) {
													const err132 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/required",
														keyword: "required",
														params: { missingProperty: "y" },
														message: "must have required property 'y'"
													};
													if (vErrors === null) vErrors = [err132];
													else vErrors.push(err132);
													errors++;
												}
												if (data39.w === void 0) {
													const err133 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/required",
														keyword: "required",
														params: { missingProperty: "w" },
														message: "must have required property 'w'"
													};
													if (vErrors === null) vErrors = [err133];
													else vErrors.push(err133);
													errors++;
												}
												if (data39.h === void 0) {
													const err134 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/required",
														keyword: "required",
														params: { missingProperty: "h" },
														message: "must have required property 'h'"
													};
													if (vErrors === null) vErrors = [err134];
													else vErrors.push(err134);
													errors++;
												}
												for (const key9 in data39) if (!(key9 === "x" || key9 === "y" || key9 === "w" || key9 === "h")) {
													const err135 = {
														instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs",
														schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/additionalProperties",
														keyword: "additionalProperties",
														params: { additionalProperty: key9 },
														message: "must NOT have additional properties"
													};
													if (vErrors === null) vErrors = [err135];
													else vErrors.push(err135);
													errors++;
												}
												if (data39.x !== void 0) {
													let data40 = data39.x;
													if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40))) {
														const err136 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/x",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/x/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err136];
														else vErrors.push(err136);
														errors++;
													}
													if (typeof data40 == "number") {
														if (data40 > 15 || isNaN(data40)) {
															const err137 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/x/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 15
																},
																message: "must be <= 15"
															};
															if (vErrors === null) vErrors = [err137];
															else vErrors.push(err137);
															errors++;
														}
														if (data40 < 0 || isNaN(data40)) {
															const err138 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/x",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/x/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err138];
															else vErrors.push(err138);
															errors++;
														}
													}
												}
												if (data39.y !== void 0) {
													let data41 = data39.y;
													if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41))) {
														const err139 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/y",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/y/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err139];
														else vErrors.push(err139);
														errors++;
													}
													if (typeof data41 == "number") {
														if (data41 > 1e5 || isNaN(data41)) {
															const err140 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/y/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 1e5
																},
																message: "must be <= 100000"
															};
															if (vErrors === null) vErrors = [err140];
															else vErrors.push(err140);
															errors++;
														}
														if (data41 < 0 || isNaN(data41)) {
															const err141 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/y",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/y/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															};
															if (vErrors === null) vErrors = [err141];
															else vErrors.push(err141);
															errors++;
														}
													}
												}
												if (data39.w !== void 0) {
													let data42 = data39.w;
													if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42))) {
														const err142 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/w",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/w/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err142];
														else vErrors.push(err142);
														errors++;
													}
													if (typeof data42 == "number") {
														if (data42 > 16 || isNaN(data42)) {
															const err143 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/w/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 16
																},
																message: "must be <= 16"
															};
															if (vErrors === null) vErrors = [err143];
															else vErrors.push(err143);
															errors++;
														}
														if (data42 < 4 || isNaN(data42)) {
															const err144 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/w",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/w/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 4
																},
																message: "must be >= 4"
															};
															if (vErrors === null) vErrors = [err144];
															else vErrors.push(err144);
															errors++;
														}
													}
												}
												if (data39.h !== void 0) {
													let data43 = data39.h;
													if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43))) {
														const err145 = {
															instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/h",
															schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/h/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														};
														if (vErrors === null) vErrors = [err145];
														else vErrors.push(err145);
														errors++;
													}
													if (typeof data43 == "number") {
														if (data43 > 100 || isNaN(data43)) {
															const err146 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/h/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 100
																},
																message: "must be <= 100"
															};
															if (vErrors === null) vErrors = [err146];
															else vErrors.push(err146);
															errors++;
														}
														if (data43 < 3 || isNaN(data43)) {
															const err147 = {
																instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs/h",
																schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/properties/h/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 3
																},
																message: "must be >= 3"
															};
															if (vErrors === null) vErrors = [err147];
															else vErrors.push(err147);
															errors++;
														}
													}
												}
											} else {
												const err148 = {
													instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout/xs",
													schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/properties/xs/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												if (vErrors === null) vErrors = [err148];
												else vErrors.push(err148);
												errors++;
											}
										}
									} else {
										const err149 = {
											instancePath: instancePath + "/dashboard/widgets/" + i0 + "/layout",
											schemaPath: "#/properties/dashboard/properties/widgets/items/properties/layout/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err149];
										else vErrors.push(err149);
										errors++;
									}
								}
								if (data14.config !== void 0) {
									let data44 = data14.config;
									if (!(data44 && typeof data44 == "object" && !Array.isArray(data44))) {
										const err150 = {
											instancePath: instancePath + "/dashboard/widgets/" + i0 + "/config",
											schemaPath: "#/properties/dashboard/properties/widgets/items/properties/config/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err150];
										else vErrors.push(err150);
										errors++;
									}
								}
							} else {
								const err151 = {
									instancePath: instancePath + "/dashboard/widgets/" + i0,
									schemaPath: "#/properties/dashboard/properties/widgets/items/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err151];
								else vErrors.push(err151);
								errors++;
							}
						}
					} else {
						const err152 = {
							instancePath: instancePath + "/dashboard/widgets",
							schemaPath: "#/properties/dashboard/properties/widgets/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err152];
						else vErrors.push(err152);
						errors++;
					}
				}
			} else {
				const err153 = {
					instancePath: instancePath + "/dashboard",
					schemaPath: "#/properties/dashboard/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err153];
				else vErrors.push(err153);
				errors++;
			}
		}
	} else {
		const err154 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err154];
		else vErrors.push(err154);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
export { dashboardFile, editForm, shareForm };
